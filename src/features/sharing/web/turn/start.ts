import { offerDesk } from './on-a-desk.ts';
import { offerTurning } from './turn-toy.ts';

// The script of a shared page with a model.
offerTurning();
offerDesk();
