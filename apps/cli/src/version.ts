import { readFileSync } from 'node:fs'

interface PackageFile {
  readonly version: string
}

export function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as PackageFile).version
}
