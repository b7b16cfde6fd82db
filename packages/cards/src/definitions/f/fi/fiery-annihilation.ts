import { card, dealDamage, exile, spell, target, the, upTo } from '@spellwright/dsl'

export const fieryAnnihilation = card({
  name: 'Fiery Annihilation',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature' }),
        equipment: target({ subtype: 'Equipment', attachedTo: the('creature') }, { count: upTo(1) }),
      },
      effects: [
        dealDamage(5, the('creature')),
        exile(the('equipment')),
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: the('creature'),
            from: 'battlefield',
            to: 'graveyard',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
