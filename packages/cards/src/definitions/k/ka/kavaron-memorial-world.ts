import {
  activated,
  all,
  apply,
  card,
  createToken,
  entersTapped,
  gain,
  keyword,
  mana,
  modifyPT,
  sacrifice,
  tap,
  tapForMana,
  token,
} from '@spellwright/dsl'

export const kavaronMemorialWorld = card({
  name: 'Kavaron, Memorial World',
  type: 'Land — Planet',
  abilities: [
    entersTapped,
    tapForMana('{R}'),
    keyword('station'),
    {
      kind: 'station',
      from: 12,
      abilities: [
        activated({
          cost: [mana('{1}{R}'), tap, sacrifice({ type: 'land' })],
          effects: [
            createToken(1, token({ colors: [], type: 'Artifact Creature — Robot', power: 2, toughness: 2 })),
            apply(all({ type: 'creature', controller: 'you' }), [modifyPT(1, 0), gain('haste')]),
          ],
        }),
      ],
    },
  ],
})
