import type { RuleEffect } from '@spellwright/dsl'
import { numberOf, SEVERAL } from '../../words/numbers.ts'
import { nounOf } from '../noun.ts'
import type { EffectReader, Effects } from './reader.ts'

const thisTurn = (rule: RuleEffect): Effects => [{ kind: 'rule', rule, until: 'endOfTurn' }]

function spells(text: string): Extract<RuleEffect, { kind: 'cantCast' }>['spell'] | undefined {
  const filter = nounOf(text)
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return spell
}

const PLAYER = '(target player|target opponent|that player|your opponents|each opponent|players|you)'

/** What players may and may not do this turn. */
export const PLAYERS_RULES: readonly EffectReader[] = [
  [
    new RegExp(`^you may play (an additional land|(${SEVERAL}) additional lands) this turn$`),
    ([, , amount]) =>
      thisTurn({ kind: 'additionalLands', player: 'you', count: amount === undefined ? 1 : numberOf(amount)! }),
  ],
  [
    /^you may cast (.*spells) this turn as though they had flash$/,
    ([, text]) => {
      const spell = spells(text!)
      return spell === undefined ? undefined : thisTurn({ kind: 'castAsThoughFlash', player: 'you', spell })
    },
  ],
  [
    new RegExp(`^${PLAYER} can't (play lands|gain life|cast (.*spells)) this turn$`),
    ([, who, deed, text], reading) => {
      const player = who === 'your opponents' ? 'opponent' : who === 'players' ? 'eachPlayer' : reading.player(who!)
      if (player === undefined) return undefined
      if (deed === 'play lands') return thisTurn({ kind: 'cantPlayLands', player })
      if (deed === 'gain life') return thisTurn({ kind: 'cantGainLife', player })
      const spell = spells(text!)
      return spell === undefined ? undefined : thisTurn({ kind: 'cantCast', player, spell })
    },
  ],
]
