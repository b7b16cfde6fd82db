import { libraryPart } from 'spellwright/cards'
import { type Draft, draftFace, printedFacts } from 'spellwright/oracle'
import type { CardFacts, FaceFacts } from './facts.ts'

/** The files of a new card before its abilities are written. */
export interface Skeleton {
  /** `flametongue-kavu` */
  readonly file: string
  /** The folder among the definitions: `f`. */
  readonly folder: string
  readonly definition: string
  /** The test, for a file that reaches the folder of test helpers by this relative path. */
  readonly testFor: (support: string) => string
  /** The lines of the text that were not understood: what is left to write. */
  readonly unread: readonly string[]
}

const LAYOUTS: readonly string[] = ['split', 'transform', 'modal_dfc', 'adventure', 'flip', 'prepare']

const words = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

const PLACEHOLDERS = [
  "// The mana cost as printed, such as '{1}{R}'. A land has none: remove the line.",
  "cost: '',",
  "// The type line as printed, such as 'Creature — Goblin'.",
  "type: '',",
  '// As printed. Only creatures have them: otherwise remove both lines.',
  'power: 0,',
  'toughness: 0,',
]

/** `*` and `1+*` stay strings. */
const numeral = (value: string): string => (/^-?\d+$/.test(value) ? value : quoted(value))

function factLines(facts: FaceFacts): string[] {
  const { mana_cost: cost, power, toughness, loyalty, defense, color_indicator: indicator } = facts
  return [
    ...(cost ? [`cost: ${quoted(cost)},`] : []),
    `type: ${quoted(facts.type_line)},`,
    ...Object.entries({ power, toughness, loyalty, defense }).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}: ${numeral(value)},`],
    ),
    ...(indicator ? [`colorIndicator: [${indicator.map(quoted).join(', ')}],`] : []),
  ]
}

const NO_DRAFT: Draft = { abilities: [], unread: [] }

/** The abilities of the lines that the reader understands. */
function draftOf(facts: FaceFacts | undefined): Draft {
  const printed = facts?.oracle_text === undefined ? undefined : printedFacts(facts)
  return printed === undefined ? NO_DRAFT : draftFace(printed, facts?.oracle_text ?? '')
}

/** A value as a TypeScript literal, with unquoted keys. */
const literal = (value: unknown): string => JSON.stringify(value, null, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:')

function abilityLines({ abilities, unread }: Draft): string[] {
  const isComplete = abilities.length > 0 && unread.length === 0
  return [
    isComplete
      ? '// Read from the text; packages/dsl/src/builders has shorter forms for it.'
      : '// What the text says, one entry for each ability; packages/dsl/src/builders has the builders for it.',
    ...`abilities: ${literal(abilities)},`.split('\n'),
  ]
}

const faceLines = (name: string, facts: FaceFacts | undefined): string[] => [
  `name: ${quoted(name)},`,
  ...(facts ? factLines(facts) : PLACEHOLDERS),
  ...abilityLines(draftOf(facts)),
]

const indented = (lines: readonly string[], by: string): string => lines.map((line) => by + line).join('\n')

function oneFace(variable: string, name: string, facts: CardFacts | undefined): string {
  return `import { card } from '@spellwright/dsl'

export const ${variable} = card({
${indented(faceLines(name, facts), '  ')}
})
`
}

function twoFaces(variable: string, names: readonly string[], facts: CardFacts | undefined): string {
  const faces = names.map((name, index) => indented(faceLines(name, facts?.card_faces?.[index]), '    '))
  const comment = facts ? '' : `  // One of: ${LAYOUTS.join(', ')}.\n`
  return `import { twoFaced } from '@spellwright/dsl'

export const ${variable} = twoFaced(
${comment}  '${facts?.layout ?? 'transform'}',
${faces.map((face) => `  {\n${face}\n  },`).join('\n')}
)
`
}

const testText = (name: string, support: string): string => `import { expect, it } from 'vitest'
import { board } from '${support.replaceAll('\\', '/')}/board.ts'

it(${quoted(`[${name}] does what its text says`)}, () => {
  const b = board({ a: { hand: [${quoted(name)}], battlefield: ['10 Wastes'] } })
  // Set up the smallest board that shows one claim above, play it, and write what must be true afterwards.
  //   b.cast(${quoted(name)}, { targets: ['B'] }).resolve()
  //   expect(b.life('B')).toBe(17)
  expect.fail(\`Write the first claim about \${b.names('hand', 'A')}, and remove this line.\`)
})
`

/**
 * Fills in the printed characteristics and the abilities from the facts; without facts, comments say what to write.
 * Rules text is never copied.
 */
export function cardSkeleton(name: string, facts?: CardFacts): Skeleton {
  const faces = name.split(' // ')
  const [front = name] = faces
  // A split card is named after both halves, other cards after their front face.
  const parts = words(facts?.layout === 'split' ? name : front)
  const [first = 'card', ...rest] = parts
  const variable = `${/^\d/.test(first) ? '_' : ''}${first}${rest.map(capitalized).join('')}`
  return {
    file: parts.join('-'),
    folder: libraryPart(name),
    definition: faces.length > 1 ? twoFaces(variable, faces, facts) : oneFace(variable, name, facts),
    testFor: (support) => testText(front, support),
    unread: (facts?.card_faces ?? [facts]).flatMap((face) => draftOf(face).unread),
  }
}
