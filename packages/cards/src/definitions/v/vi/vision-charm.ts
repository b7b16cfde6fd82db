import { all, apply, card, chooseOne, mill, spell, target, targetPlayer, the } from '@spellwright/dsl'

export const visionCharm = card({
  name: 'Vision Charm',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { player: targetPlayer }, effects: [mill(4, the('player'))] },
        {
          effects: [
            { kind: 'chooseWord', player: 'you', choose: { kind: 'landType' }, as: 'first' },
            { kind: 'chooseWord', player: 'you', choose: { kind: 'basicLandType' }, as: 'second' },
            apply(all({ type: 'land', subtype: { chosen: 'first' } }), [
              { kind: 'setLandTypes', subtypes: { chosen: 'second' } },
            ]),
          ],
        },
        { targets: { artifact: target({ type: 'artifact' }) }, effects: [{ kind: 'phaseOut', what: the('artifact') }] },
      ),
      effects: [],
    }),
  ],
})
