import { activated, all, apply, card, draw, enters, sacrificeSelf, triggered } from '@spellwright/dsl'

export const elsewhereFlask = card({
  name: 'Elsewhere Flask',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1)] }),
    activated({
      cost: [sacrificeSelf],
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'basicLandType' }, as: 'type' },
        apply(all({ type: 'land', controller: 'you' }), [{ kind: 'setLandTypes', subtypes: { chosen: 'type' } }]),
      ],
    }),
  ],
})
