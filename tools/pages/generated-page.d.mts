/** Writes a generated page of `docs`; with `--check`, fails when the committed page says something else. */
export function writeOrCheck(name: string, text: string): void
export function fail(message: string): void
export function linkTo(file: string): string
