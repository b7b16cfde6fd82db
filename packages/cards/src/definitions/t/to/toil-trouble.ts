import { dealDamage, draw, keyword, loseLife, spell, targetPlayer, the, twoFaced } from '@spellwright/dsl'

export const toilTrouble = twoFaced(
  'split',
  {
    name: 'Toil',
    cost: '{2}{B}',
    type: 'Sorcery',
    abilities: [
      spell({ targets: { toiler: targetPlayer }, effects: [draw(2, the('toiler')), loseLife(2, the('toiler'))] }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Trouble',
    cost: '{2}{R}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { troubled: targetPlayer },
        effects: [dealDamage({ kind: 'cardsIn', zone: 'hand', player: the('troubled') }, the('troubled'))],
      }),
      keyword('fuse'),
    ],
  },
)
