import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 107.1b] [Auriok Bladewarden] with negative power gives +0/+0', () => {
  const b = board({
    a: {
      battlefield: [
        'Auriok Bladewarden',
        { card: 'Sensory Deprivation', attachedTo: 'Auriok Bladewarden' },
        'Grizzly Bears',
      ],
    },
  })
  expect(b.pt('Auriok Bladewarden')).toBe('-2/1')
  b.activate('Auriok Bladewarden', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})
