import {
  all,
  anyTarget,
  card,
  dealDamage,
  destroy,
  draw,
  exile,
  spell,
  target,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const uniteTheCoalition = card({
  name: 'Unite the Coalition',
  cost: '{2}{W}{U}{B}{R}{G}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 5,
        max: 5,
        repeat: 'repeat',
        options: [
          { targets: { first: target({}) }, effects: [{ kind: 'phaseOut', what: the('first') }] },
          { targets: { second: targetPlayer }, effects: [draw(1, the('second'))] },
          { targets: { third: targetPlayer }, effects: [exile(all({ zone: 'graveyard', owner: the('third') }))] },
          { targets: { fourth: anyTarget }, effects: [dealDamage(2, the('fourth'))] },
          { targets: { fifth: target({ type: ['artifact', 'enchantment'] }) }, effects: [destroy(the('fifth'))] },
        ],
      },
      effects: [],
    }),
  ],
})
