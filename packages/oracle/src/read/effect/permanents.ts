import { type Effect, type EffectOf, type Modification, ROLE_TOKENS } from '@spellwright/dsl'
import { CHOICE } from '../../words/choices.ts'
import { DURATION, FOR_AS_LONG_AS, UNTIL, UNTIL_END_OF_TURN, UNTIL_LATER } from '../../words/durations.ts'
import { numberOf, SEVERAL } from '../../words/numbers.ts'
import { STATUS_CLAUSES } from '../../words/statuses.ts'
import { quantityOf } from '../amount.ts'
import { exceptions } from '../copy.ts'
import { calledBy } from '../done/this-way.ts'
import { keywordOf } from '../keyword.ts'
import { modificationsOf } from '../modification.ts'
import { eachPhrase, quantityPhrase } from '../quantity.ts'
import { quotedAbility } from '../quoted.ts'
import { sizedTokenOf, tokenOf } from '../token.ts'
import { amountBehind, amountWords, doesTo, type EffectReader, playerDoes } from './reader.ts'

const youControl: Modification = { kind: 'setController', player: 'you' }

/** "that's tapped and attacking". */
function entersAs(tapped: string | undefined, behind: string | undefined): Pick<EffectOf<'createToken'>, 'enters'> {
  if (behind !== undefined) return { enters: behind.includes('tapped') ? ['tapped', 'attacking'] : ['attacking'] }
  return tapped === undefined ? {} : { enters: ['tapped'] }
}

const COPY = STATUS_CLAUSES.copy.slice(0, 2)
const CHANGE = '(gets? .+|gains? .+|loses? .+|becomes? .+|has .+|have .+)'

export const PERMANENTS: readonly EffectReader[] = [
  doesTo('tap or untap (.+)', (what) => ({
    kind: 'chooseOne',
    player: 'you',
    options: [
      { label: 'tap', effects: [{ kind: 'tap', what }] },
      { label: 'untap', effects: [{ kind: 'untap', what }] },
    ],
  })),
  [
    /^tap (.+)$/,
    ([, text], reading) => {
      const what = reading.objects(text!)
      if (what === undefined) return undefined
      const noun = typeof what === 'object' && 'all' in what ? calledBy(what.all) : 'permanent'
      return [reading.doing('tapped', noun, { kind: 'tap', what } as EffectOf<'tap'>)]
    },
  ],
  doesTo('untap (.+)', (what) => ({ kind: 'untap', what })),
  doesTo('regenerate (.+)', (what) => ({ kind: 'regenerate', what })),
  [
    /^put (that many|twice that many|\S+) (\S+) counters? on (.+)$/,
    ([, amount, counter, text], reading) => {
      const count = amountWords(amount!, reading)
      const what = count === undefined ? undefined : reading.objects(text!.replace(/^each of (?=.*target)/, ''))
      if (count === undefined || what === undefined) return undefined
      return [{ kind: 'putCounters', what, counter: counter!, count }]
    },
  ],
  [
    /^put (\S+) (\S+) counters? and (\S+) (\S+) counters? on (.+)$/,
    ([, first, one, second, other, text], reading) => {
      const counts = [quantityOf(first!), quantityOf(second!)]
      const what = counts.includes(undefined) ? undefined : reading.objects(text!)
      if (what === undefined) return undefined
      return [one, other].map((counter, index) => ({
        kind: 'putCounters',
        what,
        counter: counter!,
        count: counts[index]!,
      }))
    },
  ],
  [
    new RegExp(`^put (a number of|an?|${SEVERAL}) (\\S+) counters? on (.+?) (for each|equal to) (.+)$`),
    ([, often, counter, text, joint, amount], reading) => {
      const what = reading.objects(text!)
      const factor = /^an?$|number/.test(often!) ? undefined : String(numberOf(often!))
      const count = what === undefined ? undefined : amountBehind(factor, joint!, amount!, reading)
      if (what === undefined || count === undefined) return undefined
      return [{ kind: 'putCounters', what, counter: counter!, count }]
    },
  ],
  [
    /^distribute (\S+) (\S+) counters among (.+)$/,
    ([, amount, counter, text], reading) => {
      const count = quantityOf(amount!)
      const what = count === undefined ? undefined : reading.divided(text!, count)
      if (count === undefined || what === undefined) return undefined
      return [{ kind: 'putCounters', what, counter: counter!, count, divided: 'divided' }]
    },
  ],
  [
    /^double the number of (\S+) counters on (.+)$/,
    ([, counter, text], reading) => {
      const what = reading.object(text!)
      if (what === undefined) return undefined
      return [
        {
          kind: 'putCounters',
          what,
          counter: counter!,
          count: { kind: 'countersOn', object: what, counter: counter! },
        },
      ]
    },
  ],
  [
    /^remove (\S+) (\S+) counters? from (.+)$/,
    ([, amount, counter, text], reading) => {
      const count = amount === 'all' ? 'all' : quantityOf(amount!)
      const what = count === undefined ? undefined : reading.objects(text!)
      if (count === undefined || what === undefined) return undefined
      return [
        reading.doing('removed', `${counter} counter`, {
          kind: 'removeCounters',
          what,
          counter: counter!,
          count,
        } as EffectOf<'removeCounters'>),
      ]
    },
  ],
  playerDoes(
    "creates? (that many|\\S+) (tapped )?(.+?)( (?:that's|that are) (?:tapped and )?attacking)?",
    (player, [amount, tapped, text, attacking], reading): Effect | undefined => {
      const count = amountWords(amount!, reading)
      const sized = sizedTokenOf(text!)
      const token = sized ?? tokenOf(text!)
      if (count === undefined || token === undefined) return undefined
      const made: EffectOf<'createToken'> = {
        kind: 'createToken',
        player,
        count,
        token,
        ...(sized === undefined ? {} : { size: { kind: 'x' } }),
        ...entersAs(tapped, attacking),
      }
      reading.moved(made, 'token')
      return made
    },
  ),
  playerDoes(
    `creates? (?:an?|(\\d+|${SEVERAL})) (tapped )?((?:(?! for each ).)+ tokens?(?: with (?:(?! for each ).)+)?) for each (.+)`,
    (player, [amount, tapped, text, each], reading): Effect | undefined => {
      const token = tokenOf(text!)
      const counted = token === undefined ? undefined : eachPhrase(each!, reading)
      if (token === undefined || counted === undefined || amount !== undefined) return undefined
      const made: EffectOf<'createToken'> = {
        kind: 'createToken',
        player,
        count: counted,
        token,
        ...entersAs(tapped, undefined),
      }
      reading.moved(made, 'token')
      return made
    },
  ),
  playerDoes(
    'creates? an? ((?:[A-Z][a-z]+ )+Role) token attached to (.+)',
    (player, [name, text], reading): Effect | undefined => {
      const token = ROLE_TOKENS[name!]
      const attachTo = token === undefined ? undefined : reading.object(text!)
      if (token === undefined || attachTo === undefined) return undefined
      return { kind: 'createToken', player, count: 1, token, attachTo }
    },
  ),
  playerDoes(
    'creates? a number of (tapped )?(.+ tokens(?: with .+?)?) equal to (.+)',
    (player, [tapped, text, amount], reading): Effect | undefined => {
      const token = tokenOf(text!)
      const count = token === undefined ? undefined : quantityPhrase(amount!, reading)
      if (token === undefined || count === undefined) return undefined
      return { kind: 'createToken', player, count, token, ...entersAs(tapped, undefined) }
    },
  ),
  [
    new RegExp(`^create (\\S+) (tapped )?tokens? (?:${COPY.join('|')}) of (.+?)(?:, except (.+))?$`),
    ([, amount, tapped, text, but], reading) => {
      const count = quantityOf(amount!)
      const of = count === undefined ? undefined : (reading.beforeItMoved(text!) ?? reading.object(text!))
      const except = but === undefined ? undefined : exceptions(but)
      if (count === undefined || of === undefined || (but !== undefined && except === undefined)) return undefined
      const made: EffectOf<'createTokenCopy'> = {
        kind: 'createTokenCopy',
        player: 'you',
        count,
        of,
        ...(except === undefined ? {} : { except }),
        ...(tapped === undefined ? {} : { enters: ['tapped'] }),
      }
      reading.moved(made, 'token')
      return [made]
    },
  ],
  [
    new RegExp(`^switch (.+)'s power and toughness ${UNTIL_END_OF_TURN}$`),
    ([, text], reading) => {
      const what = reading.object(text!)
      return what === undefined
        ? undefined
        : [{ kind: 'apply', what, apply: [{ kind: 'switchPT' }], until: 'endOfTurn' }]
    },
  ],
  [
    new RegExp(`^(.+) gains your choice of ([^"]+) ${UNTIL_END_OF_TURN}$`),
    ([, text, list], reading) => {
      const what = reading.object(text!)
      const words = list!.split(/, or |, | or /)
      const keywords = words.map((word) => keywordOf(word))
      if (what === undefined || keywords.some((keyword) => keyword === undefined)) return undefined
      const options = words.map((label, index) => ({
        label,
        effects: [
          {
            kind: 'apply' as const,
            what,
            apply: [{ kind: 'gainKeyword' as const, keyword: keywords[index]! }],
            until: 'endOfTurn' as const,
          },
        ],
      }))
      return [{ kind: 'chooseOne', player: 'you', options }]
    },
  ],
  [
    new RegExp(`^(.+) gains protection from the color of your choice ${UNTIL_END_OF_TURN}$`),
    ([, text], reading) => {
      const what = reading.objectsOrAll(text!)
      if (what === undefined) return undefined
      const keyword = { kind: 'protection', from: [{ filter: { color: { chosen: 'color' } } }] } as const
      return [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        { kind: 'apply', what, apply: [{ kind: 'gainKeyword', keyword }], until: 'endOfTurn' },
      ]
    },
  ],
  [
    /^you get an emblem with ("[^"]+")$/,
    ([, text]) => {
      const ability = quotedAbility(text!)
      return ability === undefined ? undefined : [{ kind: 'getEmblem', player: 'you', abilities: [ability] }]
    },
  ],
  [
    /^(it|that creature|that token|they) gains? haste$/,
    ([, text], reading) => {
      const what = reading.objectsOrAll(text!)
      if (what === undefined || what === 'self') return undefined
      return [{ kind: 'apply', what, apply: [{ kind: 'gainKeyword', keyword: 'haste' }], until: 'game' }]
    },
  ],
  [
    new RegExp(`^(.+) becomes the color of your choice ${UNTIL_END_OF_TURN}$`),
    ([, text], reading) => {
      const what = reading.object(text!)
      if (what === undefined) return undefined
      return [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        { kind: 'apply', what, apply: [{ kind: 'setColor', colors: { chosen: 'color' } }], until: 'endOfTurn' },
      ]
    },
  ],
  [
    new RegExp(`^(.+) becomes? the (${CHOICE.pattern}) of your choice ${UNTIL_END_OF_TURN}$`),
    ([, text, word], reading) => {
      const what = reading.objectsOrAll(text!)
      const kind = CHOICE.read(word!)
      if (what === undefined || (typeof what === 'object' && 'all' in what)) return undefined
      if (kind !== 'basicLandType' && kind !== 'creatureType') return undefined
      const isLand = kind === 'basicLandType'
      return [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind },
          as: 'type',
        },
        {
          kind: 'apply',
          what,
          apply: [{ kind: isLand ? 'setLandTypes' : 'setCreatureTypes', subtypes: { chosen: 'type' } }],
          until: 'endOfTurn',
        },
      ]
    },
  ],
  doesTo('phase out (.+)', (what) => ({ kind: 'phaseOut', what })),
  doesTo('(~|it|target .+) phases out', (what) => ({ kind: 'phaseOut', what })),
  doesTo('remove (.+) from combat', (what) => ({ kind: 'removeFromCombat', what })),
  doesTo('(~|it|that creature) connives', (what) => ({ kind: 'connive', what: what as 'self', count: 1 })),
  [
    /^amass (Zombies|Orcs|Goblins|Slivers) (\d+|X)$/,
    ([, type, amount]) => [{ kind: 'amass', subtype: type!.slice(0, -1), count: quantityOf(amount!)! }],
  ],
  [
    /^(~|it) becomes prepared$/,
    ([, text], reading) => {
      const what = reading.object(text!)
      return what === undefined ? undefined : [{ kind: 'becomePrepared', what }]
    },
  ],
  [/^it becomes (day|night)$/, ([, daytime]) => [{ kind: 'becomeDaytime', daytime: daytime as 'day' }]],
  doesTo('flip (~|it)', (what) => ({ kind: 'flip', what: what as 'self' })),
  doesTo('transform (~|it)', (what) => ({ kind: 'transform', what: what as 'self' })),
  [
    /^attach (~|it) to (.+)$/,
    ([, text, on], reading) => {
      const what = reading.object(text!)
      const to = reading.object(on!)
      return what === undefined || to === undefined || what === to ? undefined : [{ kind: 'attach', what, to }]
    },
  ],
  [
    new RegExp(`^gain control of (.+?)(?: (${UNTIL}|${FOR_AS_LONG_AS}))?$`),
    ([, text, time], reading) => {
      const what = reading.objects(text!)
      if (what === undefined) return undefined
      if (reading.isSpell(what))
        return time === undefined ? [{ kind: 'gainControlOfSpell', what: what as 'self', player: 'you' }] : undefined
      return [{ kind: 'apply', what, apply: [youControl], until: time === undefined ? 'game' : DURATION.read(time)! }]
    },
  ],
  [
    new RegExp(`^(?:(.+?) ${CHANGE} (${UNTIL_LATER}|${FOR_AS_LONG_AS})|(${UNTIL_LATER}), (.+?) ${CHANGE})$`),
    ([, text, change, time, first, later, laterChange], reading) => {
      const what = reading.objectsOrAll((text ?? later)!)
      const apply = what === undefined ? undefined : modificationsOf((change ?? laterChange)!, reading)
      return what === undefined || apply === undefined
        ? undefined
        : [{ kind: 'apply', what, apply, until: DURATION.read((time ?? first)!)! }]
    },
  ],
  [
    new RegExp(`^(?:(.+?) ${CHANGE} ${UNTIL_END_OF_TURN}( for each .+)?|${UNTIL_END_OF_TURN}, (.+?) ${CHANGE})$`),
    ([, text, change, each = '', later, laterChange], reading) => {
      // Who counts several changes out says the time first.
      if (each !== '' && !/^gets? \S+$/.test(change!)) return undefined
      const what = reading.objectsOrAll((text ?? later)!)
      const apply =
        what === undefined ? undefined : modificationsOf(change === undefined ? laterChange! : change + each, reading)
      return what === undefined || apply === undefined
        ? undefined
        : [{ kind: 'apply', what, apply, until: 'endOfTurn' }]
    },
  ],
]
