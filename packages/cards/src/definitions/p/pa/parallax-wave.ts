import {
  activated,
  card,
  exile,
  keyword,
  leaves,
  linked,
  removeCounter,
  returnTo,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const parallaxWave = card({
  name: 'Parallax Wave',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    keyword({ kind: 'fading', count: 5 }),
    activated({
      cost: [removeCounter('fade')],
      targets: { creature: target({ type: 'creature' }) },
      effects: [exile(the('creature'), { linked: 'exiled' })],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
  ],
})
