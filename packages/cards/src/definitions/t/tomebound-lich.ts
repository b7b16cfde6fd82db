import { card, dealsDamageToPlayer, discard, draw, enters, keywords, triggered } from '@spellwright/dsl'

export const tomeboundLich = card({
  name: 'Tomebound Lich',
  type: 'Creature — Zombie Wizard',
  cost: '{1}{U}{B}',
  power: 1,
  toughness: 3,
  abilities: [
    ...keywords('deathtouch', 'lifelink'),
    triggered({
      on: { kind: 'either', events: [enters('self'), dealsDamageToPlayer('self', 'combat')] },
      effects: [draw(1), discard(1)],
    }),
  ],
})
