/** A program as one can hand it on: its text, arguments, input and options, packed into a link's fragment or kept by the browser. */
import type { JitDefaults } from "@core/refjit";

export interface Program {
  text: string;
  argv: string;
  input: string;
  jit: JitDefaults;
}

const FRAGMENT = "#program=";
const DRAFT = "refjit.draft";
const CHOICE = "refjit.example";
/** A link is somebody else's: what unpacks to more than this is none of ours. */
const MAX_BYTES = 1 << 20;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
    size += value.length;
    if (size > MAX_BYTES) throw new Error("it is too long");
    pieces.push(value as Uint8Array<ArrayBuffer>);
  }
}

/** The fragment of a link to a program; null where it is longer than programOf() takes. */
export async function fragmentOf(program: Program): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(program));
  if (bytes.length > MAX_BYTES) return null;
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  const text = packed.reduce((all, byte) => all + String.fromCharCode(byte), "");
  return FRAGMENT + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Only what a program consists of; null where there is no text. */
function checked(value: unknown): Program | null {
  const { text, argv, input, jit } = (value ?? {}) as Record<string, unknown>;
  if (!isText(text)) return null;
  return { text, argv: isText(argv) ? argv : "", input: isText(input) ? input : "", jit: typeof jit === "object" && jit ? jit : {} };
}

/** The program of a link's fragment; null: the fragment is about something else. Fails where it is cut off or changed. */
export async function programOf(fragment: string): Promise<Program | null> {
  if (!fragment.startsWith(FRAGMENT)) return null;
  const packed = atob(fragment.slice(FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
  return checked(JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))));
}

/** What the visitor wrote last, in this tab or, where it is new, in any. Browsers may refuse to keep anything. */
export function keptDraft(): Program | null {
  try {
    return checked(JSON.parse(sessionStorage.getItem(DRAFT) ?? localStorage.getItem(DRAFT) ?? "null"));
  } catch {
    return null;
  }
}

export function keepDraft(program: Program): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(DRAFT, JSON.stringify(program));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The example that this tab showed last; null: none. */
export function keptChoice(): string | null {
  try {
    return sessionStorage.getItem(CHOICE);
  } catch {
    return null;
  }
}

export function keepChoice(name: string): void {
  try {
    sessionStorage.setItem(CHOICE, name);
  } catch {
    // Then a reload begins with the visitor's program.
  }
}
