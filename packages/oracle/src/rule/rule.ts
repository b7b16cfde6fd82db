import type { RuleEffect } from '@spellwright/dsl'
import { affectsObject, isFilter } from '../affects.ts'
import { type Clause, third, YOU } from '../english/clause.ts'
import { keywordText } from '../keyword.ts'
import type { Talk } from '../talk.ts'
import { numberWord } from '../words/numbers.ts'
import { castingRules } from './casting.ts'
import { combatRules } from './combat.ts'
import { about, does, playersOf, type RuleRenderers, spells } from './parts.ts'

const cant = (subject: string, rest: string, number: 'one' | 'many' = 'one'): Clause => ({
  subject: third(subject, number),
  verb: "can't",
  rest,
})

/** Every kind of rule has its words; a new kind without them does not compile. */
const rules = (): RuleRenderers => ({
  ...combatRules,
  ...castingRules,
  cantBeCountered: ({ what }, talk) => {
    if (what === 'self') return cant('this spell', 'be countered')
    return isFilter(what)
      ? cant(spells(what, talk), 'be countered', 'many')
      : about(what, talk, "can't", 'be countered')
  },
  cantPhaseOut: ({ what }, talk) => about(what, talk, "can't", 'phase out'),
  mayExert: ({ what }, talk) => ({
    subject: YOU,
    verb: 'may',
    rest: `exert ${affectsObject(what, talk)} as it attacks`,
    explicit: 'explicit',
  }),
  cantBeRegenerated: ({ what }, talk) => about(what, talk, "can't", 'be regenerated'),
  damageCantBePrevented: ({ source }, talk) => {
    const by = source === undefined ? '' : ` that would be dealt by ${affectsObject(source, talk)}`
    return cant(`damage${by}`, 'be prevented')
  },
  noLegendRule: ({ what }, talk) => ({
    subject: third('the "legend rule"'),
    verb: "don't",
    rest: `apply to ${affectsObject(what, talk)}`,
  }),
  playerHas: ({ player, keyword }, talk) => does(player, talk, 'have', keywordText(keyword, talk)),
  cantGainLife: ({ player }, talk) => does(player, talk, "can't", 'gain life'),
  cantLoseGame: ({ player }, talk) => does(player, talk, "can't", 'lose the game'),
  maximumHandSize: ({ player, size }, talk) => {
    if (size === 'none') return does(player, talk, 'have', 'no maximum hand size')
    return { subject: third(`${talk.whose(player)} maximum hand size`), verb: 'be', rest: numberWord(size) }
  },
  topCardRevealed: ({ player, to }, talk) => {
    if (to !== undefined)
      return does(player, talk, 'may', `look at the top card of ${talk.whose(player)} library any time`)
    const libraries = player === 'you' ? 'your library' : player === 'eachPlayer' ? 'their libraries' : 'their library'
    return { subject: playersOf(player, talk), verb: 'play', rest: `with the top card of ${libraries} revealed` }
  },
})

let table: RuleRenderers | undefined

/** A rule as a clause: "enchanted creature can't attack", "you may play an additional land …". */
export function ruleClause(rule: RuleEffect, talk: Talk): Clause {
  table ??= rules()
  const render = table[rule.kind] as (rule: RuleEffect, talk: Talk) => Clause
  return render(rule, talk)
}
