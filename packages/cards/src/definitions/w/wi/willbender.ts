import { card, keyword, mana, target, the, triggered } from '@spellwright/dsl'

export const willbender = card({
  name: 'Willbender',
  cost: '{1}{U}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 2,
  abilities: [
    keyword({ kind: 'morph', cost: [mana('{1}{U}')] }),
    triggered({
      on: { kind: 'turnedFaceUp', object: 'self' },
      targets: { spell: target({ zone: 'stack', stackKind: 'any', is: 'targetsOnlyOne' }) },
      effects: [{ kind: 'changeTargets', what: the('spell'), how: 'must' }],
    }),
  ],
})
