import type { RuleEffect } from '@spellwright/dsl'
import { affectsObject, isFilter } from '../affects.ts'
import { type Clause, say, third, YOU } from '../english/clause.ts'
import { eventClause, isTold } from '../event/event-clause.ts'
import { aPhrase, pluralPhrase } from '../filter/determiner.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
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

const MANA_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green', C: 'colorless' } as const

/** Every kind of rule has its words; a new kind without them does not compile. */
const rules = (): RuleRenderers => ({
  ...combatRules,
  ...castingRules,
  cantBeCountered: ({ what }, talk) => {
    if (what === 'self') return cant('this spell', 'be countered')
    if (isFilter(what) && what.stackKind === 'any') return cant('spells and abilities', 'be countered', 'many')
    return isFilter(what)
      ? cant(spells(what, talk), 'be countered', 'many')
      : about(what, talk, "can't", 'be countered')
  },
  untapsAtMost: ({ what, count }, talk) => {
    const most = `more than ${numberWord(count)} ${nounPhrase(what, { talk, number: count === 1 ? 'one' : 'many' })}`
    return does('eachPlayer', talk, "can't", `untap ${most} during their untap steps`)
  },
  mayStayTapped: ({ what }, talk) =>
    does('you', talk, 'may', `choose not to untap ${affectsObject(what, talk)} during your untap step`),
  untapsInOthersUntapSteps: ({ what }, talk) => ({
    subject: YOU,
    verb: 'untap',
    rest: `${affectsObject(what, talk)} during each other player's untap step`,
  }),
  returnsAsItUntaps: ({ what }, talk) => ({
    subject: YOU,
    verb: 'return',
    rest: `${affectsObject(what, talk)} to its owner's hand as you untap your permanents`,
  }),
  cantTurnFaceUp: ({ what }, talk) => about(what, talk, "can't", 'be turned face up'),
  doesntTrigger: ({ abilitiesOf, keyword, entering, dying }, talk) => {
    const of = abilitiesOf === undefined ? '' : ` of ${affectsObject(abilitiesOf, talk)}`
    const abilities = `${keyword === undefined ? '' : `${keyword} `}abilities${of}`
    if (entering === undefined) return { subject: third(abilities, 'many'), verb: "don't", rest: 'trigger' }
    const subject = third(
      `${pluralPhrase(entering, { talk })} entering${dying === undefined ? '' : ' or dying'}`,
      'many',
    )
    return { subject, verb: "don't", rest: `cause ${abilities} to trigger` }
  },
  triggersAgain: ({ abilitiesOf, entering, because }, talk) => {
    if (because !== undefined && isTold(because)) {
      const text = `if ${say([eventClause(because, talk)])} and that causes a triggered ability of ${affectsObject(abilitiesOf, talk)} to trigger, that ability`
      return { subject: third(text), verb: 'trigger', rest: 'an additional time' }
    }
    const cause = entering === undefined ? '' : `${aPhrase(entering, { talk })} entering causes `
    const event = `${cause}a triggered ability of ${affectsObject(abilitiesOf, talk)} ${cause === '' ? 'triggers' : 'to trigger'}`
    return { subject: third(`if ${event}, that ability`), verb: 'trigger', rest: 'an additional time' }
  },
  cantBeTargeted: ({ what, by, controlledBy }, talk) => {
    if (controlledBy !== undefined) {
      const owners = talk.controls(controlledBy, 'many')
      return about(what, talk, "can't", `be the target of spells or abilities ${owners}`)
    }
    if (by === undefined) return about(what, talk, "can't", 'be the targets of spells or abilities')
    const spells = pluralPhrase({ ...by, zone: 'stack' }, { talk })
    const sources = pluralPhrase(by, { talk, kind: 'source' })
    return about(what, talk, "can't", `be the target of ${spells} or abilities from ${sources}`)
  },
  mustTarget: ({ player, what }, talk) => ({
    subject: third(
      `while ${player === 'opponent' ? 'an opponent' : talk.player(player).text} is choosing targets as part of casting a spell they control or activating an ability they control, that player`,
    ),
    verb: 'must',
    rest: `choose at least one ${nounPhrase(what, { talk })} on the battlefield if able`,
  }),
  ignoresHexproof: ({ what }, talk) =>
    about(what, talk, 'can', "be the targets of spells and abilities as though they didn't have hexproof"),
  cantPhaseOut: ({ what }, talk) => about(what, talk, "can't", 'phase out'),
  mayExert: ({ what }, talk) => ({
    subject: YOU,
    verb: 'may',
    rest: `exert ${affectsObject(what, talk)} as it attacks`,
    explicit: 'explicit',
  }),
  cantBeRegenerated: ({ what }, talk) => about(what, talk, "can't", 'be regenerated'),
  damageCantBePrevented: ({ source, combat }, talk) => {
    const by = source === undefined ? '' : ` that would be dealt by ${affectsObject(source, talk)}`
    return cant(`${combat === undefined ? '' : `${combat} `}damage${by}`, 'be prevented')
  },
  noLegendRule: ({ what }, talk) => ({
    subject: third('the "legend rule"'),
    verb: "don't",
    rest: `apply to ${affectsObject(what, talk)}`,
  }),
  assignsNoCombatDamage: ({ what }, talk) => about(what, talk, 'assign', 'no combat damage'),
  mayAssignAsUnblocked: ({ what }, talk) => ({
    subject: YOU,
    verb: 'may',
    rest: `have ${affectsObject(what, talk)} assign its combat damage as though it weren't blocked`,
    explicit: 'explicit',
  }),
  assignsDamageByToughness: ({ what }, talk) =>
    about(what, talk, 'assign', 'combat damage equal to its toughness rather than its power'),
  cantBeAttacked: ({ what }, talk) => about(what, talk, "can't", 'be attacked'),
  searchesTop: ({ player, count }, talk) => ({
    subject: third(
      `if ${player === 'opponent' ? 'an opponent' : talk.player(player).text} would search a library, that player`,
    ),
    verb: 'search',
    rest: `the top ${numberWord(count)} cards of that library instead`,
  }),
  controlsSearches: ({ player }, talk) =>
    does('you', talk, 'control', `${playersOf(player, talk).text} while they're searching their libraries`),
  foundIsExiled: ({ player }, talk) => ({
    subject: third(
      `while ${player === 'opponent' ? 'an opponent' : talk.player(player).text} is searching their library, they exile each card they find. You may play those cards for as long as they remain exiled, and you`,
      'many',
    ),
    verb: 'may',
    rest: 'spend mana as though it were mana of any color to cast them',
  }),
  lifeCantChange: ({ player }, talk) => ({
    subject: third(`${talk.whose(player)} life total`),
    verb: "can't",
    rest: 'change',
  }),
  spellsHaveEmerge: ({ player, spell }, talk) => ({
    subject: third(`each ${nounPhrase(spell, { talk, kind: 'spell' })} ${playersOf(player, talk).text} cast`),
    verb: 'have',
    rest: 'emerge. The emerge cost is equal to its mana cost',
  }),
  cantHaveCounters: ({ what }, talk) => about(what, talk, "can't", 'have counters put on it'),
  cantGetCounters: ({ player }, talk) => does(player, talk, "can't", 'get counters'),
  anyNumberInDeck: ({ upTo }, talk) => ({
    subject: third('a deck'),
    verb: 'can',
    rest: `have ${upTo === undefined ? 'any number of' : `up to ${numberWord(upTo)}`} cards named ${talk.self.name}`,
  }),
  cantSpendMana: (_rule, talk) => does('you', talk, "can't", 'spend mana to cast this spell'),
  keepsMana: ({ player, type, becomes }, talk) => {
    const mana = `unspent ${type === undefined ? '' : `${MANA_WORDS[type]} `}mana`
    if (becomes !== undefined)
      return {
        subject: third(`if ${playersOf(player, talk).text} would lose ${mana}, that mana`),
        verb: 'become',
        rest: 'colorless instead',
      }
    return does(player, talk, "don't", `lose ${mana} as steps and phases end`)
  },
  cantPayLife: ({ player, mana }, talk) =>
    does(
      player,
      talk,
      "can't",
      mana === undefined
        ? "pay life to cast spells or to activate abilities that aren't mana abilities"
        : 'pay life to cast spells or activate abilities',
    ),
  cantSacrificeToPay: ({ player, what }, talk) =>
    does(player, talk, "can't", `sacrifice ${pluralPhrase(what, { talk })} to cast spells or activate abilities`),
  spendOnlyManaFrom: ({ sources }, talk) => ({
    subject: YOU,
    verb: 'spend',
    rest: `only mana produced by ${pluralPhrase(sources, { talk })} to cast this spell`,
  }),
  playerHas: ({ player, keyword }, talk) => does(player, talk, 'have', keywordText(keyword, talk)),
  cantGainLife: ({ player }, talk) => does(player, talk, "can't", 'gain life'),
  cantDrawMoreThan: ({ player, perTurn }, talk) => {
    const subject = player === 'opponent' ? third('each opponent') : playersOf(player, talk)
    const cards = perTurn === 1 ? 'one card' : `${numberWord(perTurn)} cards`
    return { subject, verb: "can't", rest: `draw more than ${cards} each turn`, explicit: 'explicit' }
  },
  cantSearchOwnLibrary: ({ player }, talk) =>
    cant(
      `spells and abilities ${playersOf(player, talk).text} control`,
      'cause their controller to search their library',
      'many',
    ),
  cantLoseGame: ({ player, opponents }, talk) =>
    does(
      player,
      talk,
      "can't",
      `lose the game${opponents === undefined ? '' : " and your opponents can't win the game"}`,
    ),
  maximumHandSize: ({ player, size, by }, talk) => {
    if (by !== undefined) {
      const whose = player === 'opponent' ? "each opponent's" : talk.whose(player)
      const rest = `${by < 0 ? 'reduced' : 'increased'} by ${numberWord(Math.abs(by))}`
      return { subject: third(`${whose} maximum hand size`), verb: 'be', rest }
    }
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
