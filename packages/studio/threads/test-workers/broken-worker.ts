throw new Error('This thread cannot start');
