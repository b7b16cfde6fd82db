import {
  activated,
  anyTarget,
  card,
  createToken,
  dealDamage,
  dies,
  discardCost,
  draw,
  gainLife,
  keyword,
  loseLife,
  loyalty,
  targetPlayer,
  the,
  token,
  triggered,
  unless,
  when,
} from '@spellwright/dsl'

export const obNixilisTheAdversary = card({
  name: 'Ob Nixilis, the Adversary',
  cost: '{1}{B}{R}',
  type: 'Legendary Planeswalker — Nixilis',
  loyalty: 3,
  abilities: [
    keyword({
      kind: 'casualty',
      count: { kind: 'x' },
      except: [
        { kind: 'removeSupertype', supertypes: ['legendary'] },
        { kind: 'setLoyalty', loyalty: { kind: 'x' } },
      ],
    }),
    activated({
      cost: [loyalty(1)],
      effects: [
        unless('opponent', [discardCost()], loseLife(2, 'opponent')),
        when({ kind: 'exists', of: { subtype: ['Demon', 'Devil'], controller: 'you' } }, gainLife(2)),
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        createToken(
          1,
          token({
            colors: ['R'],
            type: 'Creature — Devil',
            power: 1,
            toughness: 1,
            abilities: [
              triggered({ on: dies('self'), targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
            ],
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-7)],
      targets: { player: targetPlayer },
      effects: [draw(7, the('player')), loseLife(7, the('player'))],
    }),
  ],
})
