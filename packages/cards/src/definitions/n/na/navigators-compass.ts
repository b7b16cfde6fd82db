import { activated, apply, card, enters, gainLife, tap, target, the, triggered } from '@spellwright/dsl'

export const navigatorsCompass = card({
  name: "Navigator's Compass",
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    triggered({ on: enters('self'), effects: [gainLife(3)] }),
    activated({
      cost: [tap],
      targets: { land: target({ type: 'land', controller: 'you' }) },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'basicLandType' }, as: 'type' },
        apply(the('land'), [{ kind: 'addSubtype', subtypes: { chosen: 'type' } }]),
      ],
    }),
  ],
})
