import { card, count, dealDamage, keyword, mana, may, target, the, triggered } from '@spellwright/dsl'

export const gempalmIncinerator = card({
  name: 'Gempalm Incinerator',
  cost: '{2}{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'cycling', cost: [mana('{1}{R}')] }),
    triggered({
      on: { kind: 'cycled', player: 'you', object: 'self' },
      targets: { victim: target({ type: 'creature' }) },
      effects: [may(dealDamage(count({ subtype: 'Goblin' }), the('victim')))],
    }),
  ],
})
