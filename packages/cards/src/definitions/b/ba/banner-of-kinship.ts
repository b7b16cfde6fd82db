import { card, continuous, count, countersOn, entersWith, modifyPT } from '@spellwright/dsl'

export const bannerOfKinship = card({
  name: 'Banner of Kinship',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    entersWith({
      kind: 'counters',
      counter: 'fellowship',
      count: count({ subtype: { chosen: 'type' }, controller: 'you', type: 'creature' }),
    }),
    continuous({
      affects: { subtype: { chosen: 'type' }, controller: 'you', type: 'creature' },
      apply: [modifyPT(countersOn('self', 'fellowship'), countersOn('self', 'fellowship'))],
    }),
  ],
})
