import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const scionOfDraco = card({
  name: 'Scion of Draco',
  cost: '{12}',
  type: 'Artifact Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'static',
      zone: 'everywhere',
      rule: {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{2}',
          times: { kind: 'basicLandTypesAmong', of: { controller: 'you', type: 'land' } },
        },
      },
      abilityWord: 'Domain',
    },
    keyword('flying'),
    continuous({ affects: { type: 'creature', controller: 'you', color: 'W' }, apply: [gain('vigilance')] }),
    continuous({ affects: { type: 'creature', controller: 'you', color: 'U' }, apply: [gain('hexproof')] }),
    continuous({ affects: { type: 'creature', controller: 'you', color: 'B' }, apply: [gain('lifelink')] }),
    continuous({ affects: { type: 'creature', controller: 'you', color: 'R' }, apply: [gain('first strike')] }),
    continuous({ affects: { type: 'creature', controller: 'you', color: 'G' }, apply: [gain('trample')] }),
  ],
})
