import { card, continuous, entersWith, payLife } from '@spellwright/dsl'

export const multiversalPassage = card({
  name: 'Multiversal Passage',
  type: 'Land',
  abilities: [
    entersWith(
      { kind: 'choose', choose: { kind: 'basicLandType' }, as: 'type' },
      { kind: 'payOr', cost: [payLife(2)], else: [{ kind: 'tapped' }] },
    ),
    continuous({ affects: 'self', apply: [{ kind: 'setLandTypes', subtypes: { chosen: 'type' } }] }),
  ],
})
