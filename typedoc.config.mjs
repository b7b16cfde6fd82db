// The API reference (`npm run docs:api`), and the check that every public name has a comment (a part of `npm test`).
import { entryPointsOf, folderOf, layers, packageName } from './tools/layers.mjs'

/** A handler has a method for each shape of decision; the comment is at the interface. */
const shapes = ['act', 'objects', 'options', 'number', 'name', 'order', 'arrange', 'piles', 'divide', 'pay', 'attack']
const handlerMethods = ['InteractiveHandler', 'ScriptedHandler'].flatMap((handler) =>
  [...shapes, 'block', 'sideboard'].map((shape) => `spellwright.${handler}.${shape}`),
)

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Spellwright',
  entryPoints: entryPointsOf('spellwright').map((entry) => `${folderOf.spellwright}/src/${entry}.ts`),
  tsconfig: 'tsconfig.json',
  // `npm run check` does that, in a fraction of the time.
  skipErrorChecking: true,
  out: 'docs/api',
  readme: `${folderOf.spellwright}/README.md`,
  includeVersion: true,
  disableSources: true,
  excludePrivate: true,
  excludeInternal: true,
  // The order of the entry files puts what is needed first.
  sort: ['source-order'],
  validation: { notExported: false, invalidLink: true, notDocumented: true },
  treatValidationWarningsAsErrors: true,
  packagesRequiringDocumentation: layers.map(packageName),
  requiredToBeDocumented: ['Module', 'Namespace', 'Class', 'Interface', 'TypeAlias', 'Function', 'Variable'],
  intentionallyNotDocumented: handlerMethods,
}
