"""English words that stand in no text of another language."""

from __future__ import annotations

import re

ENGLISH = re.compile(
    r"\b(?:the|and|with|your|you|from|this|that|each|into|when|before|after|cards|fields|food)\b",
    re.IGNORECASE,
)
