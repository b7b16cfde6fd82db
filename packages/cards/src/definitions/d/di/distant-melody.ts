import { card, count, draw, spell } from '@spellwright/dsl'

export const distantMelody = card({
  name: 'Distant Melody',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' },
        draw(count({ controller: 'you', subtype: { chosen: 'type' } })),
      ],
    }),
  ],
})
