import { activated, all, apply, card, continuous, gain, keyword, mana, modifyPT } from '@spellwright/dsl'

export const shadowspear = card({
  name: 'Shadowspear',
  cost: '{1}',
  type: 'Legendary Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1), gain('trample'), gain('lifelink')] }),
    activated({
      cost: [mana('{1}')],
      effects: [
        apply(all({ controller: 'opponent' }), [
          { kind: 'loseKeyword', keyword: 'hexproof' },
          { kind: 'loseKeyword', keyword: 'indestructible' },
        ]),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
