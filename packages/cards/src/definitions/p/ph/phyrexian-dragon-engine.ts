import { card, draw, keyword, mana, matches, triggered } from '@spellwright/dsl'

export const phyrexianDragonEngine = card({
  name: 'Phyrexian Dragon Engine',
  type: 'Artifact Creature — Phyrexian Dragon',
  cost: '{3}',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('double strike'),
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'graveyard', to: 'battlefield' },
      condition: matches('self', { owner: 'you' }),
      effects: [{ kind: 'mayPay', player: 'you', cost: [{ kind: 'discard', what: 'hand' }], then: [draw(3)] }],
    }),
    keyword({ kind: 'unearth', cost: [mana('{3}{R}{R}')] }),
  ],
})
