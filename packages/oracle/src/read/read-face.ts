import { type Ability, type CardFace, type FaceInput, face, type SpellAbility } from '@spellwright/dsl'
import { renderFace } from '../card.ts'
import { normaliseText } from '../normalise.ts'
import { abilitiesOf, type Choice, paragraphsOf } from './line.ts'
import { preparedLines } from './prepare.ts'

export type FaceFacts = Omit<FaceInput, 'abilities'>

/** What became of a text: the face it describes, or the lines that were not understood. */
export type ReadFace = { face: CardFace } | { unread: readonly string[] }

/** The paragraphs of an instant or sorcery are one spell ability. */
function oneSpell(abilities: readonly Ability[]): Ability[] {
  const spells = abilities.filter((ability): ability is SpellAbility => ability.kind === 'spell')
  if (
    spells.length < 2 ||
    spells.some(({ modes, targets }, index) => modes !== undefined || (index > 0 && targets !== undefined))
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

function draft(blank: CardFace, text: string, choice: Choice): Draft {
  const isSpell = blank.types.includes('instant') || blank.types.includes('sorcery')
  const abilities: Ability[] = []
  const unread: string[] = []
  for (const paragraph of paragraphsOf(preparedLines(text, blank.name))) {
    const read = abilitiesOf(paragraph, { isSpell }, choice)
    if (read === undefined) unread.push(paragraph.line)
    else abilities.push(...read)
  }
  return { abilities: oneSpell(abilities), unread }
}

/** A beginning for a card author: to be read again, and compared with the card. */
export const draftFace = (facts: FaceFacts, text: string): Draft => {
  const read = readFace(facts, text)
  return 'face' in read ? { abilities: read.face.abilities, unread: [] } : draft(face(facts), text, {})
}

/**
 * Reads rules text into a definition. It is proved by writing it out again: only a face whose own text says the same,
 * word for word, is returned. So what is not understood is never guessed.
 */
export function readFace(facts: FaceFacts, text: string): ReadFace {
  const blank = face(facts)
  const wanted = normaliseText(text, facts.name)
  const unread = new Set<string>()
  for (const choice of CHOICES) {
    const read = draft(blank, text, choice)
    for (const line of read.unread) unread.add(line)
    const whole: CardFace = { ...blank, abilities: read.abilities }
    if (read.unread.length === 0 && says(whole, wanted, facts.name)) return { face: whole }
  }
  return { unread: [...unread] }
}

function says(whole: CardFace, wanted: string, name: string): boolean {
  try {
    return normaliseText(renderFace(whole).text, name) === wanted
  } catch {
    return false
  }
}
