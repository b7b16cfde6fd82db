import { type Ability, type CardFace, type FaceInput, face, rewrite, type SpellAbility } from '@spellwright/dsl'
import { conditionOf } from './condition.ts'
import { hasCounterWithRules } from './counter.ts'
import { knowsItsX } from './known-x.ts'
import { abilitiesOf, type Choice, paragraphsOf } from './line.ts'
import { linkedAbilities, makesItsLinks } from './linked.ts'
import { partOf } from './part.ts'
import { preparedLines } from './prepare.ts'
import { Reading } from './reading.ts'
import { type Says, saysOf } from './says.ts'

/** What is printed on a face besides its abilities. */
export type FaceFacts = Omit<FaceInput, 'abilities'>

/** What became of a text: the face it describes, or the lines that were not understood. */
export type ReadFace = { face: CardFace; says: Exclude<Says, 'something else'> } | { unread: readonly string[] }

/** The paragraphs of an instant or sorcery are one spell ability. */
function oneSpell(abilities: readonly Ability[]): Ability[] {
  const spells = abilities.filter((ability): ability is SpellAbility => ability.kind === 'spell')
  if (
    spells.length < 2 ||
    spells.some(
      ({ modes, targets, abilityWord }, index) =>
        modes !== undefined || abilityWord !== undefined || (index > 0 && targets !== undefined),
    )
  )
    return [...abilities]
  const whole: SpellAbility = { ...spells[0]!, effects: spells.flatMap(({ effects }) => effects) }
  return abilities.flatMap<Ability>((ability) =>
    ability === spells[0] ? [whole] : ability.kind === 'spell' ? [] : [ability],
  )
}

const CHOICES: readonly Choice[] = [{}, { it: 'self' }, { it: 'eventObject' }]

/** The abilities a text seems to describe, and the lines that were not understood. Nothing is proved. */
export interface Draft {
  readonly abilities: readonly Ability[]
  readonly unread: readonly string[]
}

const isSpell = ({ types }: CardFace): boolean => types.includes('instant') || types.includes('sorcery')

/** What transforms into this face transforms into what is called so. */
const named = (ability: Ability, name: string): Ability =>
  rewrite('ability', ability, {
    event: (event) => (event.kind === 'transformed' && event.into === '~' ? { ...event, into: name } : undefined),
  })

/** CR 721.2b: the size of a Spacecraft is printed beside the last of its station symbols. */
function sizeAtLast(abilities: readonly Ability[], { power, toughness }: CardFace): void {
  const last = abilities.findLast((ability) => ability.kind === 'station')
  if (last !== undefined && typeof power === 'number' && typeof toughness === 'number')
    Object.assign(last, { power, toughness })
}

/** CR 719.3: the lines that solve a Case, and what it does once solved. */
function caseAbility(line: string, read: (line: string) => Ability[] | undefined): Ability[] | undefined {
  const task = /^To solve — (.+)\.$/.exec(line)
  if (task !== null) {
    const text = task[1]!.charAt(0).toLowerCase() + task[1]!.slice(1)
    const condition = conditionOf(text, new Reading('self'))
    return condition === undefined ? undefined : [{ kind: 'toSolve', condition }]
  }
  const solved = /^Solved — (.+)$/.exec(line)
  const abilities = solved === null ? undefined : read(solved[1]!)
  return abilities === undefined ? undefined : [{ kind: 'solved', abilities }]
}

function draft(blank: CardFace, text: string, choice: Choice, targetsBefore = 0): Draft {
  const abilities: Ability[] = []
  const unread: string[] = []
  let before = targetsBefore
  let part: Ability[] = abilities
  for (const paragraph of paragraphsOf(preparedLines(text, blank.name))) {
    const begun = partOf(paragraph.line, abilities.at(-1))
    if (begun !== undefined) {
      if (begun.ability !== abilities.at(-1)) abilities.push(begun.ability)
      part = begun.inside
      continue
    }
    const readLine = (line: string) => abilitiesOf({ ...paragraph, line }, { isSpell: isSpell(blank), before }, choice)
    const read = caseAbility(paragraph.line, readLine) ?? readLine(paragraph.line)
    if (read === undefined) unread.push(paragraph.line)
    else part.push(...read)
    for (const ability of read ?? []) if (ability.kind === 'spell') before += Object.keys(ability.targets ?? {}).length
  }
  sizeAtLast(abilities, blank)
  return { abilities: linkedAbilities(oneSpell(abilities)).map((one) => named(one, blank.name)), unread }
}

/** A beginning for a card author: to be read again, and compared with the card. */
export function draftFace(facts: FaceFacts, text: string): Draft {
  const read = readFace(facts, text)
  return 'face' in read ? { abilities: read.face.abilities, unread: [] } : draft(face(facts), text, {})
}

/**
 * Reads rules text into a definition. It is proved by writing it out again: only a face whose own text says the same,
 * word for word or in other words for the same, is returned. So what is not understood is never guessed.
 * `targetsBefore`: how many targets the other half of a spell has with which this one may be fused.
 */
export function readFace(facts: FaceFacts, text: string, targetsBefore = 0): ReadFace {
  const blank = face(facts)
  const unread = new Set<string>()
  for (const choice of CHOICES) {
    const read = draft(blank, text, choice, targetsBefore)
    for (const line of read.unread) unread.add(line)
    if (read.unread.length > 0) continue
    const whole: CardFace = { ...blank, abilities: read.abilities }
    // Where another meaning of "it" was tried, only the very words prove it.
    const says = saysOf(whole, text, choice.it === undefined)
    if (says !== 'something else' && knowsItsX(whole) && makesItsLinks(read.abilities) && !hasCounterWithRules(whole))
      return { face: whole, says }
  }
  return { unread: [...unread] }
}
