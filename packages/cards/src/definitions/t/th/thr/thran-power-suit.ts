import { card, continuous, count, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const thranPowerSuit = card({
  name: 'Thran Power Suit',
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(
          count({ attachedTo: 'attachedTo', subtype: ['Aura', 'Equipment'] }),
          count({ attachedTo: 'attachedTo', subtype: ['Aura', 'Equipment'] }),
        ),
        gain({ kind: 'ward', cost: [mana('{2}')] }),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
