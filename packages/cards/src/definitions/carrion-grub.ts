import { card, continuous, enters, mill, modifyPT, triggered } from '@spellwright/dsl'

export const carrionGrub = card({
  name: 'Carrion Grub',
  cost: '{3}{B}',
  type: 'Creature — Insect',
  power: 0,
  toughness: 5,
  abilities: [
    continuous({
      affects: 'self',
      apply: [
        modifyPT({ kind: 'greatest', value: 'power', of: { zone: 'graveyard', owner: 'you', type: 'creature' } }, 0),
      ],
    }),
    triggered({ on: enters('self'), effects: [mill(4)] }),
  ],
})
