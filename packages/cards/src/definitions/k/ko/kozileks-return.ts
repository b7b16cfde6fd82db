import { all, card, dealDamage, exile, keyword, spell, triggered, youCast } from '@spellwright/dsl'

export const kozileksReturn = card({
  name: "Kozilek's Return",
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    keyword('devoid'),
    spell({ effects: [dealDamage(2, all({ type: 'creature' }))] }),
    triggered({
      zone: 'graveyard',
      on: youCast({ type: 'creature', subtype: 'Eldrazi', manaValue: { atLeast: 7 } }),
      effects: [
        { kind: 'may', player: 'you', effects: [exile('self')], then: [dealDamage(5, all({ type: 'creature' }))] },
      ],
    }),
  ],
})
