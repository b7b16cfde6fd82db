import { type Ability, type CardFace, type FaceInput, face, type SpellAbility } from '@spellwright/dsl'
import { hasCounterWithRules } from './counter.ts'
import { knowsItsX } from './known-x.ts'
import { abilitiesOf, type Choice, paragraphsOf } from './line.ts'
import { linkedAbilities } from './linked.ts'
import { preparedLines } from './prepare.ts'
import { type Says, saysOf } from './says.ts'

export type FaceFacts = Omit<FaceInput, 'abilities'>

/** What became of a text: the face it describes, or the lines that were not understood. */
export type ReadFace = { face: CardFace; says: Exclude<Says, 'something else'> } | { unread: readonly string[] }

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

/**
 * Reads rules text into a definition. It is proved by writing it out again: only a face whose own text says the same,
 * word for word or in other words for the same, is returned. So what is not understood is never guessed.
 */
export function readFace(facts: FaceFacts, text: string): ReadFace {
  const blank = face({ ...facts, abilities: [] })
  const isSpell = blank.types.includes('instant') || blank.types.includes('sorcery')
  // CR 205.4e: a legendary spell has a restriction its text does not say.
  if (isSpell && blank.supertypes.includes('legendary')) return { unread: [facts.type] }
  const paragraphs = paragraphsOf(preparedLines(text, facts.name))
  const unread = new Set<string>()
  for (const choice of CHOICES) {
    const abilities: Ability[] = []
    let complete = true
    let before = 0
    for (const paragraph of paragraphs) {
      const read = abilitiesOf(paragraph, { isSpell, before }, choice)
      if (read === undefined) {
        complete = false
        unread.add(paragraph.line)
      } else {
        abilities.push(...read)
        for (const ability of read) if (ability.kind === 'spell') before += Object.keys(ability.targets ?? {}).length
      }
    }
    if (!complete) continue
    const whole: CardFace = { ...blank, abilities: linkedAbilities(oneSpell(abilities)) }
    // Where another meaning of "it" was tried, only the very words prove it.
    const says = saysOf(whole, text, choice.it === undefined)
    if (says !== 'something else' && knowsItsX(whole) && !hasCounterWithRules(whole)) return { face: whole, says }
  }
  return { unread: [...unread] }
}
