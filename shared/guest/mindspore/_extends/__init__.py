"""mindspore._extends: inner names that programs set."""
