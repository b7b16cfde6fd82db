import { all, card, pump, spell } from '@spellwright/dsl'

export const maliciousEclipse = card({
  name: 'Malicious Eclipse',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        pump(all({ type: 'creature' }), -2, -2),
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: { type: 'creature', controller: 'opponent' },
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
