import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CardDefinitions } from 'spellwright'
import { foldName } from 'spellwright/cards'
import { cardFolder } from '../cards/card-folder.ts'
import { DEFINITIONS, writeDefinitionsIndex } from '../cards/definitions-index.ts'
import { type CardFacts, readFacts } from '../cards/facts.ts'
import { findName } from '../cards/find-card.ts'
import { isInLibrary, takeOutOfLibrary } from '../cards/library-files.ts'
import { cardSkeleton, type Skeleton } from '../cards/skeleton.ts'
import { CheckFailed, command, printResult, type Terminal, UsageError } from '../command.ts'

const TESTS = join('packages', 'engine', 'test', 'cards')
const SUPPORT = join('packages', 'engine', 'test', 'support')

const indexIn = (root: string): string => join(root, DEFINITIONS, 'index.ts')

/** The checkout that contains the folder, or null. */
function checkoutAbove(folder: string): string | null {
  if (existsSync(indexIn(folder))) return folder
  return dirname(folder) === folder ? null : checkoutAbove(dirname(folder))
}

/** The checkout that the command was called in, or else the one that it belongs to. */
const nearestCheckout = (): string =>
  checkoutAbove(process.cwd()) ?? checkoutAbove(dirname(fileURLToPath(import.meta.url))) ?? process.cwd()

function definitionsFolder(root: string): string {
  if (existsSync(indexIn(root))) return join(root, DEFINITIONS)
  throw new UsageError(`"${root}" is not a checkout of Spellwright; new cards are written in one.`)
}

function factsFor(name: string, file: string | undefined): CardFacts | undefined {
  if (file === undefined) return undefined
  const facts = readFacts(file).find((card) => foldName(card.name) === foldName(name))
  if (facts) return facts
  throw new CheckFailed(`"${file}" has no facts about ${name}.`)
}

function writeNew(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: 'wx' })
}

function abilitiesStep({ unread }: Skeleton, facts: CardFacts | undefined): string {
  if (facts === undefined) return 'Fill in the printed facts and write the abilities'
  if (!JSON.stringify(facts).includes('"oracle_text"')) return 'Write the abilities'
  if (unread.length === 0) return 'Read the abilities, which were taken from the text,'
  return `Write the abilities for ${unread.map((line) => `“${line}”`).join(' and ')}`
}

const nextSteps = (name: string, definition: string, test: string, abilities: string): string[] => [
  `${abilities} in ${definition}.`,
  `Read what they say: npx spellwright card ${JSON.stringify(name)}`,
  `Write the claims in ${test}.`,
  `Run them until they pass: npm test -- ${test}`,
  'Run everything: npm test',
]

/** `spellwright card new` writes a definition and a test, and adds the card to the list. */
export const buildNewCard = (terminal: Terminal) =>
  command('new')
    .description('write the skeleton of a new card and of its test')
    .argument('<name>', 'the name of the card')
    .option('--facts <file>', "take cost, type line, stats and abilities from a file in Scryfall's bulk data format")
    .option('--root <folder>', 'the checkout to write into', nearestCheckout())
    .action((typedName, { json, facts: factsFile, root }) => {
      const name = findName(typedName)
      const definitions = definitionsFolder(root)
      if (CardDefinitions.has(name) && !isInLibrary(root, name)) throw new CheckFailed(`${name} is already supported.`)
      const facts = factsFor(name, factsFile)
      const skeleton = cardSkeleton(name, facts)
      const { file: card } = skeleton
      const definition = join(cardFolder(join(definitions, skeleton.folder), card), `${card}.ts`)
      const test = join(cardFolder(join(root, TESTS, card.slice(0, 1)), card), `${card}.test.ts`)
      for (const file of [definition, test])
        if (existsSync(file)) throw new CheckFailed(`${relative(root, file)} already exists and was not changed.`)
      writeNew(definition, skeleton.definition)
      writeNew(test, skeleton.testFor(relative(dirname(test), join(root, SUPPORT))))
      const index = writeDefinitionsIndex(definitions)
      const files = [definition, test, index, ...takeOutOfLibrary(root, name)].map((file) => relative(root, file))
      const next = nextSteps(name, files[0]!, files[1]!, abilitiesStep(skeleton, facts))
      const steps = next.map((step, i) => `  ${i + 1}. ${step}`)
      const text = ['Written:', ...files.map((file) => `  ${file}`), 'Next:', ...steps].join('\n')
      printResult(terminal, json, { name, files, next }, text)
    })
