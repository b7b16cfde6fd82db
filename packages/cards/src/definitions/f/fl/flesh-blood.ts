import {
  anyTarget,
  dealDamage,
  exile,
  keyword,
  powerOf,
  putCounters,
  spell,
  target,
  the,
  twoFaced,
} from '@spellwright/dsl'

export const fleshBlood = twoFaced(
  'split',
  {
    name: 'Flesh',
    cost: '{3}{B}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { card: target({ type: 'creature', zone: 'graveyard' }), fleshed: target({ type: 'creature' }) },
        effects: [exile(the('card')), putCounters('+1/+1', powerOf(the('card')), the('fleshed'))],
      }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Blood',
    cost: '{R}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { striker: target({ type: 'creature', controller: 'you' }), struck: anyTarget },
        effects: [dealDamage(powerOf(the('striker')), the('struck'), the('striker'))],
      }),
      keyword('fuse'),
    ],
  },
)
