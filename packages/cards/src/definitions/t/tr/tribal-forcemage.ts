import { all, apply, card, gain, keyword, mana, modifyPT, triggered } from '@spellwright/dsl'

export const tribalForcemage = card({
  name: 'Tribal Forcemage',
  cost: '{1}{G}',
  type: 'Creature — Elf Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'morph', cost: [mana('{1}{G}')] }),
    triggered({
      on: { kind: 'turnedFaceUp', object: 'self' },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' },
        apply(all({ type: 'creature', subtype: { chosen: 'type' } }), [modifyPT(2, 2), gain('trample')]),
      ],
    }),
  ],
})
