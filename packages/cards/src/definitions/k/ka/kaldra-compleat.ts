import { card, continuous, exile, gain, gainAbility, keyword, mana, modifyPT, triggered } from '@spellwright/dsl'

export const kaldraCompleat = card({
  name: 'Kaldra Compleat',
  type: 'Legendary Artifact — Equipment',
  cost: '{7}',
  abilities: [
    keyword('living weapon'),
    keyword('indestructible'),
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(5, 5),
        gain('first strike'),
        gain('trample'),
        gain('indestructible'),
        gain('haste'),
        gainAbility(
          triggered({
            on: { kind: 'damage', source: 'self', to: { object: { type: 'creature' } }, combat: 'combat' },
            effects: [exile('eventObject')],
          }),
        ),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{7}')] }),
  ],
})
