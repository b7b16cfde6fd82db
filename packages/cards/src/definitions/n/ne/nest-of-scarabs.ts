import { card, createToken, eventAmount, token, triggered } from '@spellwright/dsl'

export const nestOfScarabs = card({
  name: 'Nest of Scarabs',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'countersPut', object: { type: 'creature' }, counter: '-1/-1', by: 'you', batch: 'oneOrMore' },
      effects: [createToken(eventAmount, token({ colors: ['B'], type: 'Creature — Insect', power: 1, toughness: 1 }))],
    }),
  ],
})
