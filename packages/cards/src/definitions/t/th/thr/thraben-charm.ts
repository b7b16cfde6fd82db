import {
  all,
  anyNumber,
  card,
  chooseOne,
  count,
  dealDamage,
  destroy,
  exile,
  spell,
  target,
  the,
  times,
} from '@spellwright/dsl'

export const thrabenCharm = card({
  name: 'Thraben Charm',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { creature: target({ type: 'creature' }) },
          effects: [dealDamage(times(2, count({ type: 'creature', controller: 'you' })), the('creature'))],
        },
        { targets: { enchantment: target({ type: 'enchantment' }) }, effects: [destroy(the('enchantment'))] },
        {
          targets: { players: { players: { player: 'any' }, count: anyNumber } },
          effects: [exile(all({ zone: 'graveyard', owner: the('players') }))],
        },
      ),
      effects: [],
    }),
  ],
})
