import { activated, card, exile, gainLife, mana, matches, putCounters, target, the, when } from '@spellwright/dsl'

export const scavengingOoze = card({
  name: 'Scavenging Ooze',
  cost: '{1}{G}',
  type: 'Creature — Ooze',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{G}')],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [
        exile(the('card')),
        when(matches(the('card'), { type: 'creature' }), putCounters('+1/+1', 1, 'self'), gainLife(1)),
      ],
    }),
  ],
})
