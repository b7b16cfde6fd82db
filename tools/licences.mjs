// Collects the licences of the installed packages in a bundle, which must be distributed with their code.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the installed package that a module belongs to, or null for our own sources. */
const packageFolder = (id) => /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? null

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
  return { title: `${name} ${version} (${license})`, text }
}

/** A text with the name and licence of every installed package among these modules. */
export function licencesOf(moduleIds) {
  const folders = new Set(moduleIds.map(packageFolder).filter((folder) => folder !== null && existsSync(folder)))
  const licences = [...folders].map(licenceOf).sort((a, b) => (a.title < b.title ? -1 : 1))
  const parts = licences.map(({ title, text }) => `${title}\n\n${text}\n`)
  return ['These files contain code of the following packages.\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}
