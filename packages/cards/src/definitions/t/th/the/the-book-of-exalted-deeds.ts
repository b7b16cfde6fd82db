import {
  activated,
  apply,
  atBeginningOf,
  card,
  createToken,
  gainAbility,
  keywords,
  mana,
  putCounters,
  rule,
  tap,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

const angel = token({ colors: ['W'], type: 'Creature — Angel', power: 3, toughness: 3, abilities: keywords('flying') })

export const theBookOfExaltedDeeds = card({
  name: 'The Book of Exalted Deeds',
  cost: '{W}{W}{W}',
  type: 'Legendary Artifact — Book',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'eventTotal', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
        is: { atLeast: 3 },
      },
      effects: [createToken(1, angel)],
    }),
    activated({
      cost: [mana('{W}{W}{W}'), tap, { kind: 'exile', what: 'self' }],
      targets: { angel: target({ subtype: 'Angel' }) },
      effects: [
        putCounters('enlightened', 1, the('angel')),
        apply(the('angel'), [gainAbility(rule({ kind: 'cantLoseGame', player: 'you', opponents: 'cantWin' }))], 'game'),
      ],
      timing: 'sorcery',
    }),
  ],
})
