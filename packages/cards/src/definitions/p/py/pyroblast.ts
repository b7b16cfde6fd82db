import { blast } from '../../../blast.ts'

export const pyroblast = blast('Pyroblast', '{R}', 'U')
