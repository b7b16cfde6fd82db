import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import process from 'node:process'
import { root } from '../setup.mjs'

/** Writes a generated page of `docs`; with `--check`, fails when the committed page says something else. */
export function writeOrCheck(name, text) {
  const file = join(root, 'docs', name)
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
    console.log(`docs/${name} is written`)
  } else if (text !== committed(file)) {
    fail(`docs/${name} is out of date; run \`npm run docs\``)
  }
}

export function fail(message) {
  console.error(message)
  process.exitCode = 1
}

/** A Markdown link from a page of `docs` to a file of the repository, named after the file. */
export function linkTo(file) {
  const path = relative(root, file).split(sep).join('/')
  const name = path
    .split('/')
    .at(-1)
    .replace(/\.(test|reference|browser)?\.?tsx?$/, '')
  return `[${name}](../${path})`
}

function committed(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
