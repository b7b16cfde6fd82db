import { all, card, pump, spell } from '@spellwright/dsl'

export const glisteningDeluge = card({
  name: 'Glistening Deluge',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [pump(all({ type: 'creature' }), -1, -1), pump(all({ type: 'creature', color: ['G', 'W'] }), -2, -2)],
    }),
  ],
})
