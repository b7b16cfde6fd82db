import {
  card,
  continuous,
  createToken,
  enters,
  gain,
  keyword,
  mana,
  modifyPT,
  token,
  triggered,
} from '@spellwright/dsl'

const cragflame = token({
  name: 'Cragflame',
  colors: [],
  type: 'Legendary Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('vigilance'), gain('trample'), gain('haste')] }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})

export const mabelHeirToCragflame = card({
  name: 'Mabel, Heir to Cragflame',
  type: 'Legendary Creature — Mouse Soldier',
  cost: '{1}{R}{W}',
  power: 3,
  toughness: 3,
  abilities: [
    continuous({
      affects: { type: 'creature', subtype: 'Mouse', controller: 'you', other: true },
      apply: [modifyPT(1, 1)],
    }),
    triggered({ on: enters('self'), effects: [createToken(1, cragflame)] }),
  ],
})
