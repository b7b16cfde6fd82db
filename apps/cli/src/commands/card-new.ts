import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CardDefinitions, foldName } from 'spellwright'
import { DEFINITIONS, writeDefinitionsIndex } from '../cards/definitions-index.ts'
import { type CardFacts, readFacts } from '../cards/facts.ts'
import { findName } from '../cards/find-card.ts'
import { takeOutOfLibrary } from '../cards/library-files.ts'
import { cardSkeleton, type Skeleton } from '../cards/skeleton.ts'
import { CheckFailed, command, printResult, type Terminal, UsageError } from '../command.ts'

const TESTS = join('packages', 'engine', 'test', 'cards')

/** In a checkout this file stands in apps/cli/src/commands. */
const ownCheckout = fileURLToPath(new URL('../../../../', import.meta.url))

function definitionsFolder(root: string): string {
  const folder = join(root, DEFINITIONS)
  if (existsSync(join(folder, 'index.ts'))) return folder
  throw new UsageError(`"${root}" is no checkout of Spellwright; new cards are written in one.`)
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

/** `spellwright card new`: a definition, a test, and a place in the list of cards. */
export const buildNewCard = (terminal: Terminal) =>
  command('new')
    .description('write the skeleton of a new card and of its test')
    .argument('<name>', 'the name of the card')
    .option('--facts <file>', "cost, type line, stats and abilities from a file in the shape of Scryfall's bulk data")
    .option('--root <folder>', 'the checkout to write into', ownCheckout)
    .action((typed, { json, facts: factsFile, root }) => {
      const name = findName(typed)
      if (CardDefinitions.has(name) && !CardDefinitions.isFromLibrary(name))
        throw new CheckFailed(`${name} is supported already.`)
      const definitions = definitionsFolder(root)
      const facts = factsFor(name, factsFile)
      const skeleton = cardSkeleton(name, facts)
      const definition = join(definitions, skeleton.folder, `${skeleton.file}.ts`)
      const test = join(root, TESTS, `${skeleton.file}.test.ts`)
      for (const file of [definition, test])
        if (existsSync(file)) throw new CheckFailed(`${relative(root, file)} exists already; it stays as it is.`)
      writeNew(definition, skeleton.definition)
      writeNew(test, skeleton.test)
      const index = writeDefinitionsIndex(definitions)
      const files = [definition, test, index, ...takeOutOfLibrary(root, name)].map((file) => relative(root, file))
      const next = nextSteps(name, files[0]!, files[1]!, abilitiesStep(skeleton, facts))
      const steps = next.map((step, i) => `  ${i + 1}. ${step}`)
      const text = ['Written:', ...files.map((file) => `  ${file}`), 'Next:', ...steps].join('\n')
      printResult(terminal, json, { name, files, next }, text)
    })
