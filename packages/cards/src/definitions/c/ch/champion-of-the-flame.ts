import { card, continuous, count, keyword, modifyPT } from '@spellwright/dsl'

export const championOfTheFlame = card({
  name: 'Champion of the Flame',
  cost: '{1}{R}',
  type: 'Creature — Human Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('trample'),
    continuous({
      affects: 'self',
      apply: [
        modifyPT(
          { kind: 'times', factor: 2, quantity: count({ attachedTo: 'self', subtype: ['Aura', 'Equipment'] }) },
          { kind: 'times', factor: 2, quantity: count({ attachedTo: 'self', subtype: ['Aura', 'Equipment'] }) },
        ),
      ],
    }),
  ],
})
