#!/usr/bin/env bash
# Installs what a bare Debian 12 machine lacks: packages by apt (as root or through sudo), the page's by npm.
# Does nothing, quickly, where everything is there.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
while read -r package; do
  [[ -z $package || $package == \#* ]] && continue
  case $package in
    nodejs) command -v node >/dev/null && continue ;;
    npm) command -v npm >/dev/null && continue ;;
    python3) command -v python3 >/dev/null && continue ;;
  esac
  [[ $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) == "install ok installed" ]] || missing+=("$package")
done < .ci/packages.txt

if ((${#missing[@]})); then
  as_root=()
  if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null || { echo "setup: ${missing[*]} missing, and neither root nor sudo is here" >&2; exit 1; }
    as_root=(sudo)
  fi
  echo "setup: installing ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

if [[ -f web/package-lock.json ]] && ! cmp -s web/package-lock.json web/node_modules/.refjit-lock 2>/dev/null; then
  echo "setup: installing the page's packages"
  # Not `npm ci`: it refuses a lock file in which the binaries of other platforms are missing, as ours has it.
  npm --prefix web install --no-save --no-audit --no-fund --loglevel=error
  cp web/package-lock.json web/node_modules/.refjit-lock
fi
